/** The folder of the exported site. */
export const exportFolder = process.env.OUT_DIR ?? 'out';
