import { existsSync, readFileSync } from 'node:fs';

interface SuiteInReport {
  title: string;
  suites?: SuiteInReport[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** The tests that Playwright's reports call flaky: they failed, and passed at another try. */
export function flakyTests(reports: string[]): string[] {
  const titlesIn = ({ title, suites = [], specs = [] }: SuiteInReport): string[] => [
    ...suites.flatMap(titlesIn).map((inner) => `${title} › ${inner}`),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${title} › ${spec.title} (${projectName})`),
    ),
  ];
  return reports
    .filter((file) => existsSync(file))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).suites.flatMap(titlesIn));
}
