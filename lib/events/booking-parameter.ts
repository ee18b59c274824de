/** In the address of the contact form: the event that the visitor writes about, and nothing else. */
export const bookingParameter = 'event'
