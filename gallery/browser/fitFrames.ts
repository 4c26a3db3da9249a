/** Fits the height of every frame to its content. */
for (const frame of document.querySelectorAll('iframe')) {
  const resize = () => {
    const { body } = frame.contentDocument ?? {};
    if (body) frame.height = String(body.scrollHeight);
  };
  frame.addEventListener('load', resize);
  resize();
}
