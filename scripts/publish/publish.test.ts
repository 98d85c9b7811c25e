import { makeRepository, workflow } from './fixtures/repository';

const code = (text: string) => ({ 'app/page.tsx': text });
const content = (text: string) => ({ 'content/site.yaml': text });
const schema = (text: string) => ({ 'content/schema/site.ts': text });

const all = 'build, test, test:site, launch-check, published';
const contentOnly = 'build, test:site, launch-check, published';
const redTests = 'build, test, red';

const first = () => {
  const repository = makeRepository();
  const sha = repository.commit({ ...code('page'), ...schema('schema'), ...content('phone') });
  return { ...repository, sha };
};
/** A repository whose first push has been published. */
const published = () => {
  const repository = first();
  expect(repository.run('publish', 'push')).toBe(all);
  return repository;
};

test('the first push runs all tests before it is published', () => {
  expect(first().run('publish', 'push')).toBe(all);
});

test('a change of content after that runs no test but those of the site', () => {
  const { commit, run } = published();
  commit(content('another phone'));
  expect(run('publish', 'push')).toBe(contentOnly);
});

test('a module among the content is code', () => {
  const { commit, run } = published();
  commit({ 'content/schema/fields.js': 'run()' });
  expect(run('publish', 'push')).toBe(all);
});

test('content after code whose tests failed is not published, until the code is mended', () => {
  const { commit, run } = published();
  commit(code('BUG'));
  expect(run('publish', 'push')).toBe(redTests);
  commit(content('another phone'));
  expect(run('publish', 'push')).toBe(redTests);
  commit(code('mended'));
  expect(run('publish', 'push')).toBe(all);
});

test('content that is pushed while tests are running waits for them', () => {
  const { group, 'cancel-in-progress': cancels = false } = workflow('publish').concurrency;
  expect([group, cancels]).toEqual(['publish', false]);
});

test.each([code, schema])(
  'code and content together, in one push, run all tests (%#)',
  (change) => {
    const { commit, run } = published();
    commit({ ...change('new'), ...content('another phone') });
    expect(run('publish', 'push')).toBe(all);
  },
);

test('code and then content, in one push, run all tests', () => {
  const { commit, run } = published();
  commit(code('BUG'));
  commit(content('another phone'));
  expect(run('publish', 'push')).toBe(redTests);
});

test('a forced push back to tested code runs no test but those of the site', () => {
  const { commit, run, git, sha } = published();
  commit(code('new'));
  expect(run('publish', 'push')).toBe(all);
  git('reset', '-q', '--hard', sha);
  expect(run('publish', 'push')).toBe(contentOnly);
});

test('a pull request of a fork, also of its branch main, has tests and neither marker nor site', () => {
  const { commit, run, cache } = published();
  commit(code('theirs'));
  const before = [...cache];
  expect(run('publish', 'pull_request', 'refs/pull/1/merge')).toBe('nothing runs');
  expect(run('ci', 'pull_request', 'refs/pull/1/merge')).toBe('test, not published');
  expect([...cache]).toEqual(before);
  expect(run('ci', 'push')).toBe('nothing runs');
});

test('a manual start publishes main, and nothing at another branch', () => {
  const { run } = published();
  expect(run('publish', 'workflow_dispatch')).toBe(contentOnly);
  expect(run('publish', 'workflow_dispatch', 'refs/heads/draft')).toBe(', not published');
});

test('a push to another branch runs nothing', () => {
  expect(first().run('publish', 'push', 'refs/heads/draft')).toBe('nothing runs');
});

test('a copy without the variable is tested and not published; switched on later, it is', () => {
  const { run, vars } = first();
  delete vars.PUBLISH_TO_PAGES;
  expect(run('publish', 'push')).toBe('build, test, test:site, not published');
  vars.PUBLISH_TO_PAGES = 'true';
  expect(run('publish', 'workflow_dispatch')).toBe(contentOnly);
});

test.each([
  ['MISTAKE', 'build, red', '    content/site.yaml, line 1: found a mistake\n'],
  ['UNSOUND', 'build, test:site, red', ''],
  ['DEMO', 'build, test:site, launch-check, red', '    ERROR  This is an example.\n'],
])('content with a %s is not published, and the summary says why', (word, expected, words) => {
  const { commit, run, summary } = published();
  commit(content(word));
  expect(run('publish', 'push')).toBe(expected);
  expect(summary()).toBe(words);
});

test('the published site has its hidden files, such as .well-known', () => {
  const steps = workflow('publish').jobs.build?.steps ?? [];
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(upload?.with).toEqual({ path: 'out', 'include-hidden-files': true });
});
