// Work that an answer to a press need not wait for.

/** Runs a task once the frame that is on its way has been drawn; gives the way to call it off. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
