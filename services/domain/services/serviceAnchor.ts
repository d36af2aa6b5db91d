/** The anchor of a service on the page of its category. */
export const serviceAnchor = (id: number): string => `service-${id}`;
