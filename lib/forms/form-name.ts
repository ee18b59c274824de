/** Both forms, by the last part of the address that takes them: `/api/contact`. */
export type FormName = 'contact' | 'listening-desk'
