/** Classes of devices that page speed is compared by, the smallest screen first. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof deviceClasses)[number];
