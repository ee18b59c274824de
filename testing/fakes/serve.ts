import { startVerifier } from './recaptcha'
import { startResend } from './resend'

// npx jiti testing/fakes/serve.ts <Resend's port> <the verifier's port> [site's host name]
const [resendPort, verifierPort, hostname = 'localhost'] = process.argv.slice(2)

const resend = await startResend({ apiKey: 're_fake', port: Number(resendPort) })
const verifier = await startVerifier({
  secret: 'fake-secret',
  hostname,
  port: Number(verifierPort),
})

process.stdout.write(
  [
    `RESEND_BASE_URL=${resend.url}`,
    'RESEND_API_KEY=re_fake',
    `RECAPTCHA_VERIFY_URL=${verifier.url}`,
    'RECAPTCHA_SECRET_KEY=fake-secret',
    '',
  ].join('\n'),
)
