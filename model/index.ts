// The entrance to the schemas of the content. Importing it reads nothing, so the owner's forms use it in the browser;
// their bundle leaves Node's modules out (scripts/edit/bundle.ts).

export { contentFolder, generatedFolder } from './content-folder';
export { textsIn, valueAt } from './fields/field-path';
export { icon, iconPattern, picture, pictureEndings, picturePattern } from './fields/file-fields';
export { plainLine } from './fields/normalize';
export { exportName, type PagePath, pageList, pageName, paths } from './files/pages';
export { listedNumber, withoutExtension } from './files/phone';
export { formatIssue, formatPath, validate } from './load/error-map';
export { ContentError, loadContent } from './load/load-content';
export { readMapEdges } from './load/map-edges';
export { formatList } from './load/placeholders';
export { readYaml, yamlOptions } from './load/read-yaml';
export type { Media, MediaMap, MediaPicture, PictureKind, Tints } from './media';
export { feedEmbed, feedSources } from './providers/feed-embed';
export type { FeedEmbed } from './providers/feed-providers';
export type { FormTarget } from './providers/form-target';
export { basePathOf, formAction, formTarget, previewId } from './providers/form-target';
export { allowsUrl, readPolicy } from './providers/policy-sources';
export { scriptAddresses, scriptSources } from './providers/site-scripts';
export * from './schema';
