// The entrance to the schemas of the content and to what is derived from them. It reads no file, so the editor uses
// it in the browser.

export { checkFile } from './check/check-file';
export { formatList } from './check/format-list';
export { formatIssue } from './check/issues';
export { readYaml, yamlOptions } from './check/read-yaml';
export { icon, iconPattern, picture, pictureEndings, picturePattern } from './fields/file-fields';
export { plainLine } from './fields/normalize';
export { allScriptSources } from './providers/all-scripts';
export { feedEmbed, feedSources } from './providers/feed-embed';
export type { FeedEmbed } from './providers/feed-providers';
export type { FormTarget } from './providers/form-target';
export { formAction, formTarget, previewId } from './providers/form-target';
export type { RequestSources } from './providers/policy-sources';
export { thisSite } from './providers/policy-sources';
export * from './schemas/content-files';
export { exportName, type PagePath, pageList, paths } from './schemas/pages';
export { listedNumber, withoutExtension } from './schemas/phone';
