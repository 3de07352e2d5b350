"""A model that is a script: to the same question about the same passages it always says the same, true or not.

    scripted-model.py FOLDER

Writes its port to FOLDER/port and a line for each question to FOLDER/asked: nanoseconds, title | question.
"""

import hashlib
import http.server
import json
import re
import sys
import threading
import time

FOLDER = sys.argv[1]
PASSAGES = re.compile(r"\[(\d+)\] ([^\n]*)\n<(text-[0-9a-f]+)>\n(.*?)\n</\3>", re.S)
LOCK = threading.Lock()


def reply(prompt):
    passages = PASSAGES.findall(prompt)
    question = re.search(r"^Question: (.*)$", prompt, re.M).group(1)
    with LOCK, open(FOLDER + "/asked", "a", encoding="utf-8") as asked:
        asked.write(f"{time.time_ns()}\t{passages[0][1]} | {question}\n")
    chance = int(hashlib.sha256((passages[0][1] + question).encode()).hexdigest(), 16)
    sentences = [each for _, _, _, text in passages for each in re.split(r"(?<=[.!?])\s+", text) if len(each.split()) > 4]
    sentence = sentences[chance // 7 % len(sentences)] if sentences else ""
    number = re.search(r"\d+\s+\w+", sentence)
    answer = "yes" if "yes or no" in prompt else "new" if "old; new; other" in prompt else \
        number.group() if number and "a number" in prompt else " ".join(sentence.split()[:4])
    kind = chance % 5
    if kind == 0 or not sentence:
        return {"answer": "not stated", "quote": "", "passage": 0}
    if kind == 1:
        return {"answer": "4711 angels", "quote": "There were 4711 angels on the head of the pin.", "passage": 1}
    if kind == 2:
        return {"answer": answer, "quote": sentence.replace(" the ", " no "), "passage": 1}
    return {"answer": answer, "quote": sentence, "passage": 1}


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        text = json.dumps(reply(body["messages"][-1]["content"]))
        time.sleep(0.05)
        said = json.dumps({"choices": [{"message": {"role": "assistant", "content": text}, "finish_reason": "stop"}]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """Whoever asked was killed, which is what this is about."""


server = Server(("127.0.0.1", 0), Handler)
with open(FOLDER + "/port", "w", encoding="utf-8") as port:
    port.write(str(server.server_port))
server.serve_forever()
