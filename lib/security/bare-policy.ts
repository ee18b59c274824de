/** For answers that are no page: nothing may run in them, and no site may frame them. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'"
