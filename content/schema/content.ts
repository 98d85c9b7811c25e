export { absolute, asset, basePath, content } from '.';
