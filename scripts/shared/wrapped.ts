/** Lines short enough for any terminal to leave them as they are; a longer word stays whole. */
export function wrapped(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [];
}
