/** Placeholders that a template of video addresses must contain. */
export const filmPlaceholders = ['{appID}', '{fileID}'] as const;

/** The address of a film's HLS playlist: a template such as `https://video.example.com/{appID}/{fileID}/master.m3u8`, filled in. */
export const videoSource = (template: string, { appId, fileId }: { appId: string; fileId: string }): string =>
  template
    .replaceAll('{appID}', encodeURIComponent(appId))
    .replaceAll('{fileID}', encodeURIComponent(fileId));
