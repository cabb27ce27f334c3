/** What somebody wrote, without addresses and numbers that could tell who they are. */
export function withoutAddresses(text: string): string {
  return text
    .replace(/\S+@\S+/gu, '…')
    .replace(/(https?:\/\/|www\.)\S+/giu, '…')
    .replace(/[\d+(][\d\s()/.-]{6,}\d/gu, '…')
}
