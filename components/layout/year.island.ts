// Updates the copyright year to the visitor's current year; the HTML has the build year.

for (const element of document.querySelectorAll('[data-year]'))
  element.textContent = `${new Date().getFullYear()}`;
