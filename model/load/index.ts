// The entrance to what reads the content's files, for the build and the scripts. It needs Node.

export { contentFolder, generatedFolder } from './content-folder';
export { ContentError, loadContent } from './load-content';
export { readMapEdges } from './map-edges';
