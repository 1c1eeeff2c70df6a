// What a move needs and is not in sight, in words; and where sentence and board stand.
() => {
  const EDGE = 0.5;
  const wrong = [];
  const boxOf = (element) => element.getBoundingClientRect();
  const nameOf = (element) =>
    [
      element.closest(".region")?.className.replace("region ", "") ?? "",
      element.getAttribute("aria-label") || element.textContent.trim().slice(0, 30) || element.className,
    ].join(": ");
  const drawn = (element) => {
    if (element.closest(".unseen, [hidden], dialog")) return false;
    const box = boxOf(element);
    if (!box.width || !box.height) return false;
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === "hidden" || style.display === "none") return false;
    }
    return true;
  };
  const inside = (box, around) =>
    box.left >= around.left - EDGE &&
    box.right <= around.right + EDGE &&
    box.top >= around.top - EDGE &&
    box.bottom <= around.bottom + EDGE;
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > EDGE &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > EDGE;

  const edges = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight) wrong.push(`the page scrolls down ${page.scrollHeight}`);
  if (page.scrollWidth > innerWidth) wrong.push(`the page scrolls aside ${page.scrollWidth}`);

  const needed = [
    ...document.querySelectorAll(
      ".frame .bar a, .frame .bar button, .frame .sentence, .frame .sentence p, " +
        ".frame .players li, .frame .me li, .frame .acts button, .frame .hand button, " +
        ".frame .hand [data-from], .frame .tally button, .frame .board [data-stop], " +
        ".frame .board [role=button], .frame .board button, .frame .board [data-to]",
    ),
  ].filter(drawn);
  for (const element of needed) {
    const box = boxOf(element);
    if (!inside(box, window_)) wrong.push(`out of the window: ${nameOf(element)}`);
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const clips = /hidden|clip|auto|scroll/;
      if (!clips.test(overflowX) && !clips.test(overflowY)) continue;
      const scrolls = /auto|scroll/;
      if (scrolls.test(overflowY) && each.scrollHeight > each.clientHeight + 1)
        wrong.push(`scrolls within ${each.className}: ${nameOf(element)}`);
      if (scrolls.test(overflowX) && each.scrollWidth > each.clientWidth + 1)
        wrong.push(`scrolls aside within ${each.className}: ${nameOf(element)}`);
      if (!inside(box, boxOf(each))) wrong.push(`cut off by ${each.className}: ${nameOf(element)}`);
    }
  }
  const title = document.querySelector(".frame h1");
  if (title && getComputedStyle(title).fontSize !== "0px" && title.scrollWidth > title.clientWidth)
    wrong.push(`the title is cut off: ${title.textContent.trim()}`);
  const words = document.querySelector(".frame .sentence .words > p");
  const thinks = document.querySelector(".frame .sentence .dots");
  if (!thinks && words?.textContent.trim().endsWith("…") && !document.querySelector(".sentence :is(.page, .next)"))
    wrong.push(`the sentence is cut off: ${words.textContent.trim()}`);
  const ink = document.createElement("canvas").getContext("2d");
  for (const name of document.querySelectorAll(".frame :is(.players, .me) li .who > strong")) {
    const box = boxOf(name);
    if (!drawn(name) || box.width <= 1) continue;
    const style = getComputedStyle(name);
    ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const longest = Math.max(...name.textContent.split(/[\s-]+/).map((word) => ink.measureText(word).width));
    if (longest > box.width + 1 || name.scrollHeight > name.clientHeight + 2)
      wrong.push(`a name is cut off: ${name.textContent}`);
    const plate = name.closest("li");
    if (!inside(box, boxOf(plate))) wrong.push(`a name sticks out of its plate: ${name.textContent}`);
    const read = document.createRange();
    read.selectNodeContents(name);
    const own = plate.querySelector(".belongings");
    const [text, owned] = [boxOf(read), own ? boxOf(own) : null];
    if (owned?.width && meet({ ...edges(box), left: text.left, right: text.right + 3 }, owned))
      wrong.push(`name and number run together: ${name.textContent}${own.textContent.trim()}`);
  }
  const board = boxOf(document.querySelector(".frame > .board"));
  for (const element of needed)
    if (!element.closest(".board") && meet(boxOf(element), board))
      wrong.push(`over the board: ${nameOf(element)}`);
  for (const element of needed)
    if (element.closest(".board") && !inside(boxOf(element), board))
      wrong.push(`beyond the board: ${nameOf(element)}`);
  const box = (selector) => {
    const { left, top, width, height } = boxOf(document.querySelector(selector));
    return [left, top, width, height].map((each) => Math.round(each * 10) / 10).join(" ");
  };
  return {
    wrong: [...new Set(wrong)].slice(0, 12),
    sentence: box(".frame .sentence"),
    board: box(".frame > .board"),
    shown: box(".frame .fill > *"),
  };
}
