import { renderFaults } from '@/contract/site/siteRequests';

/** Why an instance of the site has not done what it was told. `older`: it still shows the page as it was before. */
const deliveryReasons = [
  'unreachable',
  'refused',
  'unreadable',
  'redirects',
  'older',
  ...renderFaults,
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** One line of what went wrong. */
interface DeliveryFault {
  /** The instance, or the page with its language; empty where the line is not one of ours. */
  subject: string;
  /** Undefined where the line is not one of ours; it is shown as it is then. */
  reason: DeliveryReason | undefined;
  line: string;
}

const isReason = (value: string): value is DeliveryReason =>
  (deliveryReasons as readonly string[]).includes(value);

/** Messages of requestSite.ts and outbox.ts about an instance as a whole. */
const aboutInstance: [RegExp, DeliveryReason][] = [
  [/^(\S+) cannot be reached\.$/, 'unreachable'],
  [/^(\S+) answered \d+\.$/, 'refused'],
  [/^(\S+) gave an answer that cannot be read\.$/, 'unreadable'],
];

function readLine(line: string): DeliveryFault {
  for (const [pattern, reason] of aboutInstance) {
    const subject = pattern.exec(line)?.[1];
    if (subject) return { subject, reason, line };
  }
  if (line.startsWith('Redirects: ')) return { subject: '', reason: 'redirects', line };
  const [, subject = '', reason = ''] = /^(\/\S*): (\w+)$/.exec(line) ?? [];
  return isReason(reason) ? { subject, reason, line } : { subject: '', reason: undefined, line };
}

/** Parses the stored text of a failed attempt, a line each, so that the admin can translate it. */
export const readFaults = (error: string | null | undefined): DeliveryFault[] =>
  (error ?? '').split('\n').filter(Boolean).map(readLine);
