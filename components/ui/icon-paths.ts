// One path each on a 24 grid, drawn with a rounded line. One name each: a component that runs in
// browsers brings the icons that it shows, not all of them.
export const phoneIcon =
  'M6.5 3.5h2.2a1 1 0 0 1 1 .7l1 3.1a1 1 0 0 1-.3 1.1L8.7 10a12 12 0 0 0 5.3 5.3l1.6-1.7a1 1 0 0 1 1.1-.3l3.1 1a1 1 0 0 1 .7 1v2.2a2.5 2.5 0 0 1-2.7 2.5A15.8 15.8 0 0 1 4 6.2a2.5 2.5 0 0 1 2.5-2.7z'
export const whatsappIcon =
  'M3.8 20.2l1.3-4a8.3 8.3 0 1 1 3 2.9zM9 8c-.9 3.8 3.2 7.9 7 7 .6-.2.9-1.1.5-1.6l-1.7-.9-1.2.9a6 6 0 0 1-3-3l.9-1.2L10.6 7.5C10.1 7.1 9.2 7.4 9 8z'
export const emailIcon =
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6'
export const instagramIcon =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 1 0 0-7.4zM16.8 7.2v0'
export const facebookIcon =
  'M13.8 20.5v-7h2.6l.5-3h-3.1v-2c0-.9.5-1.5 1.6-1.5h1.6V4.2c-3.3-.8-6.2.4-6.2 3.8v2.5H8.2v3h2.6v7z'
export const mapIcon =
  'M12 21c4.6-4.7 7-8.2 7-11a7 7 0 0 0-14 0c0 2.8 2.4 6.3 7 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z'
export const calendarIcon =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5zM4 10h16M8 3v4m8-4v4'
export const chevronIcon = 'M6 9.5l6 6 6-6'
export const menuIcon = 'M4 7h16M4 12h16M4 17h16'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const checkIcon = 'M4.5 12.5l5 5L19.5 7'
export const copyIcon =
  'M10 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5zM15.5 5A1.5 1.5 0 0 0 14 3.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5'
export const externalIcon =
  'M14 4h6v6m0-6l-9 9m7 1v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10'
export const downloadIcon = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15'
export const alertIcon =
  'M10.7 4.8a1.5 1.5 0 0 1 2.6 0l7.4 12.9a1.5 1.5 0 0 1-1.3 2.3H4.6a1.5 1.5 0 0 1-1.3-2.3zM12 9.5v4m0 3v0'
export const exclamationIcon = 'M12 4v10.5m0 5v0'
export const infoIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 11v5m0-8v0'
export const arrowIcon = 'M4.5 12h15m-6-6l6 6-6 6'
export const shareIcon =
  'M17.5 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM8.7 10.8l6.6-3.6m-6.6 6l6.6 3.6'
export const exitIcon =
  'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5'
export const peopleIcon =
  'M9 5a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM3.5 19.5v-1a5.5 5.5 0 0 1 11 0v1M16 5.3a3 3 0 0 1 0 5.4M17.5 14a5.5 5.5 0 0 1 3 4.5v1'
export const ticketIcon =
  'M4.5 7h15A1.5 1.5 0 0 1 21 8.5v1.7a1.8 1.8 0 0 0 0 3.6v1.7a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-1.7a1.8 1.8 0 0 0 0-3.6V8.5A1.5 1.5 0 0 1 4.5 7zM14.5 7.5v2M14.5 11v2M14.5 14.5v2'
export const clockIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM12 7.5V12l3 2'
export const repeatIcon =
  'M4.5 11.5v-1A3.5 3.5 0 0 1 8 7h11.5m-3-3l3 3-3 3M19.5 12.5v1A3.5 3.5 0 0 1 16 17H4.5m3 3l-3-3 3-3'
export const hourglassIcon =
  'M6.5 3.5h11m-11 17h11M8 3.5v3.2a4 4 0 0 0 1.4 3L12 12l2.6-2.3a4 4 0 0 0 1.4-3V3.5M8 20.5v-3.2a4 4 0 0 1 1.4-3L12 12l2.6 2.3a4 4 0 0 1 1.4 3v3.2'
export const speechIcon =
  'M6 4.5h12A2.5 2.5 0 0 1 20.5 7v7a2.5 2.5 0 0 1-2.5 2.5h-5.5l-4.5 4v-4H6A2.5 2.5 0 0 1 3.5 14V7A2.5 2.5 0 0 1 6 4.5z'
export const globeIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM3.5 12h17M12 3.5c-4.7 5-4.7 12 0 17 4.7-5 4.7-12 0-17z'
export const personIcon =
  'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 1 0 12 4zM4.8 20.5v-.7a7.2 5.8 0 0 1 14.4 0v.7'
export const pauseIcon = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM10 9v6m4-6v6'
export const documentIcon =
  'M7 3.5h7l4.5 4.5v11A1.5 1.5 0 0 1 17 20.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM13.5 3.5v5h5M9 13h6m-6 3.5h4'
export const shirtIcon = 'M8.5 4L3.5 7l2 4L8 9.8V20h8V9.8l2.5 1.2 2-4-5-3a3.6 3.6 0 0 1-7 0z'
export const smileIcon =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM9 9.8v0m6 0v0M8.3 14a4.4 4.4 0 0 0 7.4 0'
