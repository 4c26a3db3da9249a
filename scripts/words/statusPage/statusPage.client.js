const form = document.querySelector('form');
const rows = [...document.querySelectorAll('tbody tr')];

/** Shows the rows that match every filter. */
function filter() {
  const { language, state, file, page, search } = Object.fromEntries(new FormData(form));
  const wanted = search.trim().toLowerCase();
  let shown = 0;
  for (const row of rows) {
    const fits =
      (!language || row.dataset.language === language) &&
      (!state || row.dataset.state.includes(`|${state}|`)) &&
      (!file || row.dataset.file === file) &&
      (!page || row.dataset.page.includes(`|${page}|`)) &&
      (!wanted || row.textContent.toLowerCase().includes(wanted));
    row.hidden = !fits;
    if (fits) shown += 1;
  }
  document.querySelector('output').value = `${shown} of ${rows.length} texts`;
}

form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
