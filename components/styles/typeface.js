/**
 * The site's typeface: a variable font with the axis wght, as fontsource.org packs them. Pages, the
 * pictures that go with links, and the list of licences read it here.
 */
export const typeface = {
  package: '@fontsource-variable/familjen-grotesk',
  family: 'Familjen Grotesk',
};
