// The public part of model/load, which reads the content files for the build and the scripts. It needs Node.

export { contentFolder, generatedFolder } from './content-folder';
export { readContentFile } from './folder-files';
export { ContentError, loadContent } from './load-content';
export { readMapEdges } from './map-edges';
