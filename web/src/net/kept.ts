// What the browser keeps between visits. Private windows may refuse: then it lasts as long as the page.
const PREFIX = "cardhouse.";
const here = new Map<string, string>();

export function kept<T>(name: string, otherwise: T): T {
  const text = read(PREFIX + name);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.set(PREFIX + name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // it stays in `here`
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}
