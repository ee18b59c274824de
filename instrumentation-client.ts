// A browser may refuse to write its history: Safari does after a hundred times in half a minute, an app's own
// browser may always. Next's router takes that for a fault of the page and shows the error screen. What
// cannot be shown here under its own address is loaded as a document instead.
for (const name of ['pushState', 'replaceState'] as const) {
  const write = window.history[name]
  window.history[name] = (state, unused, url) => {
    try {
      write.call(window.history, state, unused, url)
    } catch {
      const address = new URL(url ?? '', window.location.href).href
      if (address !== window.location.href) window.location.assign(address)
    }
  }
}
