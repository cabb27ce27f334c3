/** Stands in prerendered pages; the server puts the product's public address in its place. */
export const publicUrlPlaceholder = '__PUBLIC_URL__'

export function publicUrl(): string {
  if (import.meta.env.SSR) return publicUrlPlaceholder
  return document.documentElement.dataset.publicUrl ?? window.location.origin
}
