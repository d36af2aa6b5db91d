/** The size of previews, in pixels, that networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;
