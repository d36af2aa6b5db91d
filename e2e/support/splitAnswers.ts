import type { Page } from '@playwright/test';

/** For pages that are opened from now on: the last part of each state of a form arrives so much later than the first, in ms. */
export const splitFormStates = (page: Page, delayMs: number) =>
  page.addInitScript((delay) => {
    const fetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await fetch(input, init);
      const isAction = new Headers(init?.headers).has('next-action');
      const isFormState = typeof init?.body === 'string' && init.body.includes('"name":"form-state"');
      if (!isAction || !isFormState) return response;
      // One part in a line. The line with the state itself points to those that come after it.
      const [, first = '', rest = ''] = /^([^]*?\n1:.*\n)([^]*)$/.exec(await response.text()) ?? [];
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode(first));
          await new Promise((resolve) => setTimeout(resolve, delay));
          controller.enqueue(new TextEncoder().encode(rest));
          controller.close();
        },
      });
      return new Response(body, response);
    };
  }, delayMs);
