import classes from '../generated/classes.json'

// Lets the parts below the first screen appear once they have come into view.
const offset = getComputedStyle(document.documentElement).getPropertyValue('--reveal-offset')
const observer = new IntersectionObserver(show, {
  rootMargin: `1000000px 0px -${Number.parseInt(offset, 10) || 0}px`,
})
for (const element of document.getElementsByClassName(classes.reveal)) observer.observe(element)

function show(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!(target instanceof HTMLElement)) continue
    if (isIntersecting) {
      observer.unobserve(target)
      if (target.dataset.reveal) target.dataset.reveal = 'shown'
    } else if (boundingClientRect.top >= window.innerHeight) {
      target.dataset.reveal = 'waiting'
    }
  }
}
