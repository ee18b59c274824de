import { startVerifier } from './recaptcha'
import { startResend } from './resend'

// npx jiti testing/fakes/serve.ts <Resend's port> <the verifier's port> [site's host name]
const [resendPort, verifierPort, hostname = 'localhost'] = process.argv.slice(2)

const resend = await startResend({ apiKey: 're_stand_in', port: Number(resendPort) })
const verifier = await startVerifier({
  secret: 'stand-in-secret',
  hostname,
  port: Number(verifierPort),
})

process.stdout.write(
  [
    `RESEND_BASE_URL=${resend.url}`,
    'RESEND_API_KEY=re_stand_in',
    `RECAPTCHA_VERIFY_URL=${verifier.url}`,
    'RECAPTCHA_SECRET_KEY=stand-in-secret',
    '',
  ].join('\n'),
)
