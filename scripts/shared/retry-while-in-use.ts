/** What Windows answers while an antivirus program, the search index or OneDrive has a file open. */
const inUse = ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'];

/**
 * Repeats a change of a file or folder for about five seconds while another program has it open.
 * @throws {Error} one sentence with the cure.
 */
export async function retryWhileInUse<T>(name: string, change: () => Promise<T>): Promise<T> {
  for (let delay = 20; ; delay *= 2) {
    try {
      return await change();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!inUse.includes(code)) throw error;
      if (delay > 2000)
        throw new Error(
          `${name} cannot be replaced (${code}). Close the programs that have it open, or pause OneDrive, then try again.`,
        );
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
