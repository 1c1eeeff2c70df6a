// Compiles the sources of the engine with the Python that will run them, and takes a snapshot of the
// memory once they are imported: node make.mjs PYODIDE SOURCE.zip FOLDER
import { writeFileSync } from "node:fs";
import { bytesOf, python } from "./python.mjs";

const [, , pyodide, source, folder] = process.argv;

const COMPILE = `
import ast, marshal, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def plain(text, name):
    """Nobody reads a docstring here, and they are a part of what has to be fetched."""
    tree = ast.parse(text, name)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [each for each in body if not is_text(each)] or [ast.Pass()]
    return ast.fix_missing_locations(tree)

def is_text(statement):
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)

with zipfile.ZipFile("/source.zip") as old, \\
     zipfile.ZipFile("/engine.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
    for name in old.namelist():
        data = old.read(name)
        if name.endswith(".py"):
            code = compile(plain(data, name), name, "exec", dont_inherit=True, optimize=0)
            data = bytes(_code_to_hash_pyc(code, source_hash(data), checked=False))
            name += "c"
        entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        new.writestr(entry, data)
`;

// Everything that needs no compiled library: those are not in a snapshot and come after it.
const IMPORT = `
import sys
sys.path.insert(0, "/engine.zip")
import importlib, pkgutil, gc, zipfile, json, secrets, traceback, uuid, statistics
import importlib.resources.readers, importlib.readers
import speeltafel
for room in ("core", "games", "solve", "bots", "words", "learn"):
    package = importlib.import_module(f"speeltafel.{room}")
    for each in pkgutil.walk_packages(package.__path__, f"speeltafel.{room}."):
        if not each.name.endswith((".thinking", ".__main__", "maker", ".making", ".measuring")):
            importlib.import_module(each.name)
gc.collect()
`;

const compiler = await python(pyodide);
compiler.FS.writeFile("/source.zip", bytesOf(source));
compiler.runPython(COMPILE);
const engine = compiler.FS.readFile("/engine.zip");
writeFileSync(`${folder}/engine.zip`, engine);

const sleeper = await python(pyodide, { _makeSnapshot: true });
sleeper.FS.writeFile("/engine.zip", engine);
sleeper.runPython(IMPORT);
writeFileSync(`${folder}/snapshot.bin`, sleeper.makeMemorySnapshot());
process.exit(0);
