/** The anchor of a service on the page of its category. */
export const serviceAnchor = (id: number): string => `service-${id}`;

/** The service that an address leads to; undefined where it leads to none. */
export function serviceIn(hash: string): number | undefined {
  const [, id] = /^#service-(\d+)$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
}
