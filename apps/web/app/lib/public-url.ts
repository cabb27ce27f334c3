/** Stands in prerendered pages; the server replaces it by the product's public URL. */
export const publicUrlPlaceholder = '__PUBLIC_URL__'

export function publicUrl(): string {
  if (import.meta.env.SSR) return publicUrlPlaceholder
  return document.documentElement.dataset.publicUrl ?? window.location.origin
}
