/**
 * Text of a file or a host for the terminal, where control characters could erase or forge lines. Characters that
 * turn the direction of writing are among them.
 */
export const plainText = (text: string) => text.replaceAll(/(?!\n)\p{C}/gu, '\uFFFD');

/** The same in one line. */
export const plainLine = (text: string) => text.replaceAll(/[\p{C}\s]+/gu, ' ');
