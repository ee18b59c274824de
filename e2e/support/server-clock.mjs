// `node --import ./e2e/support/server-clock.mjs`: a server whose clock starts at SERVER_TIME.
const ahead = Date.parse(process.env.SERVER_TIME ?? '') - Date.now()
const now = Date.now
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (date, values, called) =>
    Reflect.construct(date, values.length > 0 ? values : [Date.now()], called),
})
