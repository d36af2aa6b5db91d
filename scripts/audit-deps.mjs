// @ts-check
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import { audit, withReport } from './audit/dependencies.mjs';
import { isAllowed, licencesPage, shippedLicences } from './audit/licences.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { npm } from './lib/npm.mjs';
import { fromRoot } from './lib/root.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(fromRoot(file), 'utf8'));

const floorsFile = 'scripts/audit/floors.json';
const licencesFile = 'docs/licences.md';
const today = new Date().toISOString().slice(0, 10);
const { packages } = readJson('package-lock.json');

/** Asks the registry, which ends with 1 when it knows of a hole. */
function registryReport() {
  const [program, args] = npm('audit', '--json');
  /** @type {string} */
  let answer;
  try {
    answer = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    answer = String(/** @type {{ stdout?: string }} */ (error).stdout);
  }
  const report = answer.startsWith('{') ? JSON.parse(answer) : {};
  if (!report.vulnerabilities)
    throw new Failure('The registry does not answer npm audit. The list is unchanged.');
  return report;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  writeFileSync(fromRoot(file), text);
  console.log(`Written: ${file}`);
}

const lines = {
  /** @param {import('./audit/dependencies.mjs').Finding} finding */
  open: (finding) =>
    `  ${finding.package} ${finding.version}: https://github.com/advisories/${finding.advisory}`,
  /** @param {import('./audit/dependencies.mjs').Acceptance} acceptance */
  accepted: ({ package: name, version, until, reason }) => `  ${name} ${version}, until ${until}: ${reason}`,
};

await command(async () => {
  const option = process.argv[2];
  const list = readJson(floorsFile);
  const licences = shippedLicences(packages, fromRoot());
  if (option === '--update') {
    write(floorsFile, `${JSON.stringify(withReport(list, registryReport(), today), null, 2)}\n`);
    return 0;
  }
  if (option === '--licences') {
    write(licencesFile, licencesPage(licences));
    return 0;
  }
  if (option) throw new Failure(`Unknown option ${option}; audit:deps takes --update or --licences.`);

  const { open, accepted, unused } = audit(packages, list, today);
  const refused = [...licences].filter(([licence]) => !isAllowed(licence));
  const isStale = readFileSync(fromRoot(licencesFile), 'utf8') !== licencesPage(licences);
  if (open.length > 0) console.log(['Known vulnerabilities:', ...open.map(lines.open)].join('\n'));
  if (unused.length > 0)
    console.log(['Accepted but no longer found; delete:', ...unused.map(lines.accepted)].join('\n'));
  for (const [licence, names] of refused)
    console.log(`Licence that is not on the list: ${licence} of ${names.join(', ')}`);
  if (isStale) console.log(`${licencesFile} is out of date: npm run audit:deps -- --licences`);
  if (accepted.length > 0) console.log(['Accepted:', ...accepted.map(lines.accepted)].join('\n'));
  console.log(`${list.floors.length} minimum versions, last compared on ${list.checkedOn}.`);
  return open.length + unused.length + refused.length + Number(isStale) > 0 ? 1 : 0;
});
