// The public part of the content's schemas and of what is derived from them. It reads no files, so the editor can use
// it in the browser.

export { feedEmbed, feedSources } from './providers/feed-embed';
export type { FeedEmbed } from './providers/feed-providers';
export type { FormTarget } from './providers/form-target';
export { formAction, formTarget, previewId } from './providers/form-target';
export { placeholderOrigin } from './providers/origins';
export { statisticsSources } from './providers/statistics-settings';
export { thirdPartySources } from './providers/third-party-scripts';
export * from './schemas/content-files';
export { textsIn } from './schemas/field-path';
export {
  iconPattern,
  type PictureKind,
  pictureEndings,
  picturePattern,
} from './schemas/file-fields';
export { basePathOf, exportName, type PagePath, pageList, paths } from './schemas/pages';
export { withoutExtension } from './schemas/phone';
export { checkFile } from './validation/check-file';
export { formatIssue, formatList, toPlainLine } from './validation/format';
export { parseYaml, yamlOptions } from './validation/parse-yaml';
