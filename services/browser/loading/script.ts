const loading = new Map<string, Promise<void>>();

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}

/** Loads a script once; one that could not be loaded is tried again with the next call. */
export function loadScript(src: string): Promise<void> {
  const script = loading.get(src) ?? load(src);
  loading.set(src, script);
  script.catch(() => loading.delete(src));
  return script;
}
