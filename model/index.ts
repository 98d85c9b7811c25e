// The entrance to the schemas of the content and to what is derived from them. It reads no file, so the editor uses
// it in the browser.

export { checkFile } from './load/check-file';
export { readYaml, yamlOptions } from './load/read-yaml';
export { formatIssue, formatList, toPlainLine } from './messages/format';
export { allScriptSources } from './providers/all-scripts';
export { feedEmbed, feedSources } from './providers/feed-embed';
export type { FeedEmbed } from './providers/feed-providers';
export type { FormTarget } from './providers/form-target';
export { formAction, formTarget, previewId } from './providers/form-target';
export { thisSite } from './providers/policy-sources';
export * from './schemas/content-files';
export {
  icon,
  iconPattern,
  type PictureKind,
  picture,
  pictureEndings,
  picturePattern,
} from './schemas/file-fields';
export { basePathOf, exportName, type PagePath, pageList, paths } from './schemas/pages';
export { withoutExtension } from './schemas/phone';
