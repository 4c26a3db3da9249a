/** Makes every frame as high as what it shows. */
for (const frame of document.querySelectorAll('iframe')) {
  const resize = () => {
    const { body } = frame.contentDocument ?? {};
    if (body) frame.height = String(body.scrollHeight);
  };
  frame.addEventListener('load', resize);
  resize();
}
