import type { Video } from './video';

/** Placeholders that a template of video addresses must contain. */
export const filmPlaceholders = ['{appID}', '{fileID}'] as const;

/** The address of a film's HLS playlist: a template such as `https://video.example.com/{appID}/{fileID}/master.m3u8`, filled in. */
export const videoSource = (template: string, { fileID, appID }: Pick<Video, 'fileID' | 'appID'>): string =>
  template
    .replaceAll('{appID}', encodeURIComponent(appID))
    .replaceAll('{fileID}', encodeURIComponent(fileID));
