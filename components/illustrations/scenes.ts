// Two leaning sheets that overlap, one taller than the other: the mark, used as a picture frame.
const wide = {
  viewBox: '0 0 720 480',
  path: 'M269.6 4.4c81.6 7.3 133.9 20.8 167.2 48.6 10.8-1.6 22.2-3.1 34.4-4.4 170.6-18.4 207.5 21 240.1 188.9 27.4 177.5-13.2 216.3-196.7 236.1-71.6 7.7-122.6 8-158.6-5.3-33.6 3.5-74.9 2.1-125.7-2.4C27 447.6-18.7 406.3 7.9 213.4 40.5 30.8 80.5-12.6 269.6 4.4z',
}
const left = {
  viewBox: '0 0 480 360',
  path: 'M189.5 4.1c50.5 5.5 84.4 14.7 106.9 32.1l11.3-1.6c113.7-14.6 139.1 15 164.3 141.4 21.9 133.6-4.5 163-126.7 178.7-47.1 6-80.9 6.5-105.2-2.9-22.9 2.3-50.9.9-85.3-2.8C16.2 333.8-14.3 302.5 7.2 158.5 32.6 22.2 60.6-9.9 189.5 4.1z',
}
const right = {
  viewBox: '0 0 480 360',
  path: 'M168.9 36.9l5.9.8c23.1-18.2 58.3-27.7 111.1-33.5 132.4-14.6 161.2 17.7 186.9 154.7 21.7 144.8-9.7 176.3-152.1 192-37.4 4.1-67.5 5.5-91.7 2.6-23.3 7.4-54.8 6.6-97.4 1.2C12.1 339.3-13.7 310.2 8 177.5 32.8 51.9 57.8 22.6 168.9 36.9z',
}

export type Drawing = {
  viewBox: string
  path: string
  keep?: string
  near?: string
  goesOn?: boolean
}

/** Drawn beyond its frame above and at its sides, and seen whole in whatever room. */
const goesOn = { goesOn: true }

/** Only ever seen in a room of its own shape. */
const small = { viewBox: '0 0 480 320', path: '' }

/**
 * The drawings in public/assets/scenes by name, each with its frame; what is never framed has none. `keep` is
 * the part that stays where the room has another shape, if it is not the middle; `near` is the part to show
 * where the picture is small.
 */
export const scenes = {
  'about-us': { ...left, keep: 'xMidYMax' },
  accessibility: right,
  circle: { ...right, ...goesOn, viewBox: '8 0 472 360', near: '0 144 480 190' },
  contacts: { ...right, ...goesOn, viewBox: '26 40 420 366', near: '40 72 400 158' },
  cookie: right,
  donations: left,
  'educational-support': {
    ...left,
    ...goesOn,
    viewBox: '10 24 444 336',
    near: '160 106 320 194',
  },
  events: right,
  'front-door': { ...left, ...goesOn, viewBox: '12 18 456 342' },
  home: wide,
  'listening-desk': { ...left, ...goesOn, viewBox: '56 20 404 340', near: '-16 96 540 250' },
  letter: { ...right, ...goesOn, viewBox: '10 -6 460 360' },
  night: { viewBox: '0 0 960 640', path: '', keep: 'xMaxYMax' },
  'night-boat': { viewBox: '0 0 960 640', path: '', keep: 'xMaxYMax' },
  'not-found': left,
  panorama: { viewBox: '0 0 1920 640', path: '', keep: 'xMaxYMax' },
  privacy: left,
  'psychological-services': { ...right, near: '60 98 340 202' },
  services: { ...right, ...goesOn, viewBox: '8 22 456 338' },
  street: { ...left, ...goesOn, viewBox: '0 8 488 352' },
  'training-paths': { ...right, near: '110 142 360 216' },
  transparency: left,
  'two-chairs': { ...left, ...goesOn, viewBox: '40 20 400 340' },
  'two-cups': { ...right, keep: 'xMidYMax', near: '0 132 480 190' },
  'under-sixteen': { ...right, near: '50 98 380 226' },
  'workshop-make': small,
  'workshop-play': small,
  'workshop-share': small,
  'workshop-tell': small,
  workshops: { ...left, ...goesOn, viewBox: '0 26 480 334', near: '152 92 232 156' },
  'worried-about-someone': { ...right, keep: 'xMidYMax', near: '196 172 290 171' },
} satisfies Record<string, Drawing>

export type SceneName = keyof typeof scenes
