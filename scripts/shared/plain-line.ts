/**
 * What a stranger or a host has written, as one line for the terminal, where control characters could erase or forge
 * lines. Characters that turn the direction of writing are among them.
 */
export const plainLine = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ');
