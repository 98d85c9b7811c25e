import { readFileSync } from 'node:fs';
import { site } from '../files/site';
import { formatIssue, validate } from './issues';
import { readYaml } from './read-yaml';

const source = readFileSync('e2e/fixtures/content/site.yaml', 'utf8');

test.each([
  ['none in a group', '  display:', 'display:', 'expected “display” in the group “phone”'],
  ['two too many', 'email:', '  email:', 'listed, or fewer spaces before it'],
  ['one too many', 'email:', ' email:', 'expected as many spaces before the line'],
])('wrong indentation (%s) has one message with its line', (_, part, by, message) => {
  const line = source.split(`\n${part}`)[0]?.split('\n').length ?? 0;
  const file = readYaml(source.replace(`\n${part}`, `\n${by}`));
  const issues = 'issue' in file ? [file.issue] : validate(site, file.data).issues;
  const [formatted] = issues.map((issue) =>
    formatIssue('site.yaml', 'issue' in file ? file.line : file.lineOf(issue.path), issue),
  );
  expect(issues).toHaveLength(1);
  expect(formatted).toContain(`site.yaml, line ${line + 1}`);
  expect(formatted).toContain(message);
});
