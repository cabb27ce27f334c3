/** A person's text without emails, URLs and phone numbers. */
export function withoutContactDetails(text: string): string {
  return text
    .replace(/\S+@\S+/gu, '…')
    .replace(/(https?:\/\/|www\.)\S+/giu, '…')
    .replace(/[\d+(][\d\s()/.-]{6,}\d/gu, '…')
}
