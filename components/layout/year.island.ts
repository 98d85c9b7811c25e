/** The current year by the visitor's clock. The HTML has the year of the build. */
for (const element of document.querySelectorAll('[data-year]'))
  element.textContent = `${new Date().getFullYear()}`;
