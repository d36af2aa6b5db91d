/** A page as a browser without scripts sees it. */
export async function openPage(url: string): Promise<{ status: number; html: string; title: string }> {
  const response = await fetch(url, { headers: { connection: 'close' } });
  const html = await response.text();
  const title = /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
  return { status: response.status, html, title };
}

/** Fills in the one form of the page and sends it, as a browser without scripts does. */
export async function sendForm(url: string, typed: Record<string, string> = {}): Promise<Response> {
  const { html } = await openPage(url);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const form = new FormData();
  for (const [input] of main.matchAll(/<input[^>]*>/g)) {
    const part = (name: string) =>
      (new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '').replaceAll('&quot;', '"');
    form.append(part('name'), typed[part('name')] ?? part('value'));
  }
  const answer = await fetch(url, {
    method: 'POST',
    body: form,
    headers: { connection: 'close', origin: new URL(url).origin },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer;
}

/** Presses the one button of the page, and shows where that leads. */
export async function pressButton(url: string) {
  const leadsTo = (await sendForm(url)).headers.get('location');
  return openPage(leadsTo ? new URL(leadsTo, url).href : url);
}
