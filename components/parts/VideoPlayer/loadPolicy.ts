/**
 * How long a film's playlists may keep a viewer waiting, in the words of hls.js. Of itself it tries three times for 20 s
 * each, and nobody looks at an empty screen for a minute: then it is the viewer who decides on another try.
 */
const playlists = {
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs: 15_000,
    timeoutRetry: null,
    errorRetry: { maxNumRetry: 1, retryDelayMs: 1_000, maxRetryDelayMs: 1_000 },
  },
};

export const loadPolicy = { manifestLoadPolicy: playlists, playlistLoadPolicy: playlists };
