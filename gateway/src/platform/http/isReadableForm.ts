/** Whether a form that came by POST can be read. Next reads every one for its actions, and answers 500 where it cannot. */
export async function isReadableForm(request: Request): Promise<boolean> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return true;
  try {
    await request.clone().formData();
    return true;
  } catch {
    return false;
  }
}
