// The entrance to the schemas of the content. Importing it reads nothing, so the owner's forms use it in the browser;
// their bundle leaves Node's modules out (scripts/editor/bundle.ts).

export { contentFolder, generatedFolder } from './content-folder';
export { feedEmbed, feedSources } from './feed-embed';
export { type FeedEmbed, providers as feedProviders } from './feed-providers';
export { searchLimits } from './fields';
export { icon, iconPattern, picture, pictureEndings, picturePattern } from './file-fields';
export type { FormTarget } from './form-target';
export { basePathOf, formAction, formTarget, previewId } from './form-target';
export { formatIssue, formatPath, textsIn, validate, valueAt } from './issues';
export { jsonSchemas } from './json-schemas';
export { listedNumber, withoutExtension } from './listed-number';
export { ContentError, loadContent } from './load-content';
export type { MapPoint, Media, MediaMap, MediaPicture, PictureKind } from './media';
export { normalizeText } from './normalize';
export { exportName, type Path, pageList, pageName, paths } from './pages';
export { fillPlaceholders, formatList, placeholderValues } from './placeholders';
export { allowsUrl, readPolicy } from './policy-sources';
export { readYaml, yamlOptions } from './read-yaml';
export * from './schema';
export { statisticsEmbed } from './statistics-providers';
