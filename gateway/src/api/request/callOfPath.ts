import { calls, type CallName } from '@/contract/calls/calls';

interface Match {
  name: CallName;
  /** Parameters that stand in the path. */
  inPath: Record<string, string>;
}

const routes = (Object.keys(calls) as CallName[]).map((name) => ({
  name,
  pattern: new RegExp(`^${calls[name].path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The call at a path, undefined where there is none. A parameter that is no valid encoding stays as it is. */
export function callOfPath(pathname: string): Match | undefined {
  for (const { name, pattern } of routes) {
    const match = pattern.exec(pathname);
    if (!match) continue;
    const inPath = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decoded(value)]);
    return { name, inPath: Object.fromEntries(inPath) as Record<string, string> };
  }
  return undefined;
}
