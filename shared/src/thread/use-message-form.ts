import { useRef, useState } from "react";
import { filesOfMessage, type ThreadMessageBody } from "../contract/thread";
import { contactProblem } from "../format/contact-data";
import { withUploadErrors } from "../forms/upload-errors";
import { uploadPaper } from "../forms/upload-paper";
import { useSubmit } from "../forms/use-submit";
import { thread } from "../messages/thread";
import { refuseFile } from "../ui/controls/file-rule";
import { paperRule, preparePaper } from "../ui/controls/paper-file";

const textAtMost = 1000;
const nameAtMost = 80;

export interface MessageFormOptions {
  /** Sends the message. The key identifies a repeat as the same message. */
  readonly send: (body: ThreadMessageBody, key: string) => Promise<{ readonly message: string }>;
  readonly onSent: () => void;
}

/** The message being written: its text and files, their errors, and sending it. */
export function useMessageForm({ send, onSent }: MessageFormOptions) {
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useSubmit({ isRepeatable: true, isQuiet: true, cooldownMs: 0 });
  const upload = useUploads();
  const [isPreparing, setIsPreparing] = useState(false);

  function change(apply: () => void): void {
    setProblem(null);
    saving.endRefusal();
    apply();
  }

  async function submit(): Promise<void> {
    const wrong = problemOf(text, files);
    setProblem(wrong);
    if (wrong !== null) return;
    setIsPreparing(true);
    const prepared = await Promise.all(files.map(upload.prepare));
    setIsPreparing(false);
    const tooLarge = files.find((_file, index) => prepared[index] === null);
    if (tooLarge) return setProblem(thread.tooLarge(tooLarge.name));
    const outcome = await saving.submit(async (keyFor) => {
      const named = [];
      for (const file of files) named.push({ id: await upload.send(file), name: file.name.slice(-nameAtMost) });
      const body = { text: text.trim(), ...(named.length > 0 && { files: named }) };
      return send(body, keyFor(body));
    });
    if (outcome.kind !== "done") return;
    // What has been typed or attached meanwhile is the next message.
    setText((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
    setFiles((now) => now.filter((file) => !files.includes(file)));
    onSent();
  }

  return {
    text,
    files,
    problem: problem ?? saving.refusedFields["text"] ?? saving.refusedFields["files"] ?? null,
    refusal: saving.refusal,
    isBusy: isPreparing || saving.isBusy,
    setText: (next: string) => change(() => setText(next)),
    attach: (file: File) =>
      change(() => {
        const wrong = files.length >= filesOfMessage ? thread.tooMany(filesOfMessage) : refuseFile(file, paperRule);
        if (wrong === null) setFiles((now) => [...now, file]);
        else setProblem(wrong);
      }),
    remove: (file: File) => change(() => setFiles((now) => now.filter((one) => one !== file))),
    submit,
  };
}

function problemOf(text: string, files: readonly File[]): string | null {
  if (text.trim() === "" && files.length === 0) return thread.empty;
  return text.length > textAtMost ? thread.tooLong : contactProblem(text);
}

/** Uploads each file only once, however often sending its message is attempted. */
function useUploads() {
  const known = useRef(new Map<File, { readonly key: string; readonly paper: File | null; id?: number }>());

  async function prepare(file: File): Promise<File | null> {
    const paper = known.current.get(file)?.paper ?? (await preparePaper(file));
    if (!known.current.has(file)) known.current.set(file, { key: crypto.randomUUID(), paper });
    return paper;
  }

  async function send(file: File): Promise<number> {
    const entry = known.current.get(file);
    if (!entry?.paper) throw new Error(`${file.name} was not prepared`);
    const { paper, key } = entry;
    entry.id ??= await withUploadErrors("files", () => uploadPaper(paper, key));
    return entry.id;
  }

  return { prepare, send };
}
