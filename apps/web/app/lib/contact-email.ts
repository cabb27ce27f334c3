/** Stands in prerendered pages; the server replaces it by the operator's email. */
export const contactEmailPlaceholder = '__CONTACT_EMAIL__'

/** Where people write to about their data and their payments. */
export function contactEmail(): string {
  if (import.meta.env.SSR) return contactEmailPlaceholder
  return document.documentElement.dataset.contactEmail ?? ''
}
